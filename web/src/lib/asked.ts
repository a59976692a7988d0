/** Answers by what was asked: each question is asked once, and again only if it failed. */
export class Asked<Question, Answer> {
  private answers = new Map<Question, Promise<Answer>>();

  /** `most`: so many answers are kept, the oldest are forgotten first. */
  constructor(private most = Infinity) {}

  get(question: Question, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(question);
    if (known) return known;
    const asking = ask();
    this.answers.set(question, asking);
    asking.catch(() => {
      if (this.answers.get(question) === asking) this.answers.delete(question);
    });
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.most) this.answers.delete(oldest);
    return asking;
  }

  forget(): void {
    this.answers.clear();
  }
}
