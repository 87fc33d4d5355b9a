/** The message that goes out about praise. All ours. Plain text, and links to the product only. */
import type { Letter } from '../kernel/letters.ts'

interface Praised {
  readonly to: string
  readonly by: string
  readonly company: string
  readonly text: string
  readonly values: ReadonlyArray<string>
  readonly link: string
}

/** To each of those who were praised. */
export const praiseLetter = ({ to, by, company, text, values, link }: Praised): Letter => ({
  subject: `${by} praised you`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${by} praised you at ${company}:`,
    '',
    text,
    ...(values.length === 0 ? [] : ['', `It shows: ${values.join(', ')}`]),
    '',
    'All praise:',
    link,
  ].join('\n'),
})
