/** § 3 Performance review template: the kinds of its questions (ours, `areas.md` 1.7). How each is answered. The last three are asked about each goal, value or position there is. */
export const kindNames = {
  text: 'In words',
  scale: 'On a scale',
  choice: 'By choosing one',
  goals: 'About each goal',
  coreValues: 'About each core value',
  responsibilities: 'About each position',
} as const
export type QuestionKind = keyof typeof kindNames

export const isAboutEach = (kind: QuestionKind): boolean =>
  kind === 'goals' || kind === 'coreValues' || kind === 'responsibilities'
