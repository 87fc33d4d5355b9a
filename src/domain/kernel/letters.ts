/** A message that goes out by mail. All ours: plain text, and links to the product only. */
export interface Letter {
  readonly subject: string
  /** Where it leads; of several places the one that has them all. */
  readonly link: string
  readonly text: string
}

/** How somebody is told of a kind of message; all but the last stand in the list of notifications as well. */
export const deliveries = ['mail', 'digest', 'app', 'none'] as const
export type Delivery = (typeof deliveries)[number]

/** Of who has not chosen. */
export const USUAL_DELIVERY: Delivery = 'mail'

/** A line for each, up to so many; of the others, how many there are. */
export const listedLines = <A>(
  all: ReadonlyArray<A>,
  most: number,
  lineOf: (one: A) => string,
): ReadonlyArray<string> => [
  ...all.slice(0, most).map((one) => `- ${lineOf(one)}`),
  ...(all.length > most ? [`- and ${all.length - most} more`] : []),
]
