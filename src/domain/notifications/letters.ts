/** The mail of a morning about what somebody was told of. Plain text, and links to the product only. */
import { listedLines } from '../kernel/letters.ts'

const mostNamed = 30

/** The mail of a morning to somebody who wants to be told once a day: all that they have not read yet. Plain text. */
export const digestLetter = (
  news: ReadonlyArray<{ readonly subject: string; readonly link: string }>,
  { to, company, link }: { readonly to: string; readonly company: string; readonly link: string },
) => ({
  subject: news.length === 1 ? (news[0]?.subject ?? '') : `${news.length} notifications of ${company}`,
  text: [
    `Hello ${to},`,
    '',
    `here is what’s new at ${company}:`,
    '',
    ...listedLines(news, mostNamed, ({ subject, link }) => `${subject}: ${link}`),
    '',
    'See all, or change how you are notified:',
    link,
  ].join('\n'),
})
