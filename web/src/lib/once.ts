/** Answers that are fetched once each; what failed is fetched again when it is next wanted. */
export class Once<Key, Answer> {
  private answers = new Map<Key, Promise<Answer>>();

  /** `most`: so many answers are kept, the oldest are forgotten first. */
  constructor(private most = Infinity) {}

  get(key: Key, fetch: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key);
    if (known) return known;
    const answer = fetch();
    this.answers.set(key, answer);
    answer.catch(() => {
      if (this.answers.get(key) === answer) this.answers.delete(key);
    });
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.most) this.answers.delete(oldest);
    return answer;
  }

  forget(): void {
    this.answers.clear();
  }
}
