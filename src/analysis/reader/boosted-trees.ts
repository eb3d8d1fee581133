/** What training/reader/judge.py fitted: trees over features, and what their sum means as a probability. */
export interface BoostedTrees {
  base: number;
  trees: readonly Tree[];
  /** Sums of the trees in rising order, with the share of changes that were right at each. */
  score: readonly number[];
  probability: readonly number[];
  /** What each habit says, in tables from the general to the particular, where the trees go by habits; what is in none says nothing. */
  habits?: readonly Habits[];
}

/** How much likelier than others a change of this habit is to be wanted, in nats. */
export type Habits = Readonly<Record<string, number>>;

interface Tree {
  /** −1 at a leaf. */
  feature: readonly number[];
  threshold: readonly number[];
  left: readonly number[];
  right: readonly number[];
  value: readonly number[];
}

/** The probability that what the features describe is so. */
export function probabilityOf(features: readonly number[], model: BoostedTrees): number {
  let sum = model.base;
  for (const tree of model.trees) sum += leafOf(features, tree);
  return calibrated(sum, model);
}

function leafOf(features: readonly number[], tree: Tree): number {
  let node = 0;
  for (;;) {
    const feature = tree.feature[node]!;
    if (feature < 0) return tree.value[node]!;
    node = features[feature]! <= tree.threshold[node]! ? tree.left[node]! : tree.right[node]!;
  }
}

function calibrated(sum: number, { score, probability }: BoostedTrees): number {
  let above = 0;
  while (above < score.length && score[above]! < sum) above++;
  if (above === 0) return probability[0]!;
  if (above === score.length) return probability[above - 1]!;
  const share = (sum - score[above - 1]!) / (score[above]! - score[above - 1]!);
  return probability[above - 1]! + share * (probability[above]! - probability[above - 1]!);
}
