// What advisors give, buildings cost and battles bring, as rows of pictures.

import { GOODS, type Advisor, type Enemy, type Goods } from './view';

/** A picture of the sprite with a number, or a small word between pictures. */
export type Part =
  | { icon: string; count: number } // as many pictures
  | { seal: number } // points
  | { word: 'or' | 'for' };

const goodsParts = (goods: Goods): Part[] =>
  GOODS.filter((good) => goods[good]).map((good) => ({
    icon: `good-${good}`,
    count: goods[good],
  }));

const some = (icon: string, count: number): Part[] => (count ? [{ icon, count }] : []);
const seal = (points: number): Part[] => (points ? [{ seal: points }] : []);

/** What an advisor gives. */
export function giftParts(gift: Advisor): Part[] {
  if (gift.exchange) return [...some('good-any', 1), { word: 'for' }, ...some('good-other', 2)];
  const choice: Part[] =
    gift.among.length === GOODS.length
      ? some('good-any', gift.choices)
      : gift.among.flatMap((good, place): Part[] => [
          ...(place ? [{ word: 'or' } as const] : []),
          ...some(`good-${good}`, 1),
        ]);
  return [
    ...goodsParts(gift),
    ...choice,
    ...some('soldier', gift.soldiers),
    ...some('token-plus2', gift.tokens),
    ...some('peek', Number(gift.peek)),
    ...seal(gift.points),
  ];
}

/** The price of a building. */
export const costParts = goodsParts;

/** What a victory brings. */
export function rewardParts({ reward }: Enemy): Part[] {
  return [...goodsParts(reward), ...some('good-any', reward.any_good), ...seal(reward.points)];
}

/** What a defeat costs; where buildings are named, the rest of it. */
export function lossParts({ loss }: Enemy, hasNames = false): Part[] {
  return [
    ...goodsParts(loss),
    ...some('good-any', loss.any_good),
    ...some('building-lost', hasNames ? 0 : loss.buildings),
    ...seal(-loss.points),
  ];
}
