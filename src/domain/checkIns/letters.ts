/** The messages that go out about check-ins. All ours. Plain text, and links to the product only. */
import type { Letter } from '../kernel/letters.ts'

interface Sent {
  readonly to: string
  readonly name: string
  /** The other of the two. */
  readonly other: string
  readonly place: string | null
  /** `10:00` */
  readonly time: string
  readonly link: string
}

/** On the morning of its day, to both. */
export const comingLetter = ({ to, name, other, place, time, link }: Sent): Letter => ({
  subject: `Today at ${time}: ${name} with ${other}`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `Your check-in with ${other} is today at ${time}${place === null ? '' : ` (${place})`}.`,
    '',
    'Prepare it here:',
    link,
  ].join('\n'),
})

/** On the morning after, to the reviewer, while nobody has said that it took place. */
export const pastLetter = ({ to, name, other, link }: Omit<Sent, 'place' | 'time'>): Letter => ({
  subject: `Did it take place? ${name} with ${other}`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `Your check-in with ${other} was yesterday. Mark it as held and complete it, or move it:`,
    link,
  ].join('\n'),
})
