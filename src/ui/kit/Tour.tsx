import { late } from './late.ts'

export type TourStop = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What it is about; found when the stop is reached. */
  readonly target: () => HTMLElement | null
  /** On which side of it there is room; the other one where there is none. */
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
}

export type TourProps = {
  readonly stops: readonly TourStop[]
  /** The stop that shows. */
  readonly at: number
  readonly onForward: () => void
  readonly onBack: () => void
  /** Skipped, by the button or by Escape. */
  readonly onLeave: () => void
}

const card = late(async () => (await import('./tour/TourCard.tsx')).TourCard)

/** Leads from one thing on the page to the next, each with a few words beside it. Mounted is open. */
export const Tour = (props: TourProps) => {
  const Card = card.use(true)
  return Card ? <Card {...props} /> : null
}
