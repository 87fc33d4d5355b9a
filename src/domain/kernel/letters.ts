/** A message that goes out by mail. All ours: plain text, and links to the product only. */
export interface Letter {
  readonly subject: string
  readonly text: string
}

/** A line for each, up to so many; of the others, how many there are. */
export const listedLines = <A>(
  all: ReadonlyArray<A>,
  most: number,
  lineOf: (one: A) => string,
): ReadonlyArray<string> => [
  ...all.slice(0, most).map((one) => `- ${lineOf(one)}`),
  ...(all.length > most ? [`- and ${all.length - most} more`] : []),
]
