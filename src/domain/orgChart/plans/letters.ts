/** What is told of a plan of a reorganisation. All ours. Plain text, and links to the product only. */
import type { Letter } from '../../kernel/letters.ts'
import { listedLines } from '../../kernel/letters.ts'
import { sentences } from './wording.ts'

export type PlanNews =
  | { readonly kind: 'sent' | 'sentBack' | 'published' | 'reverted' | 'withdrawn'; readonly by: string }
  | { readonly kind: 'scheduled'; readonly by: string; readonly day: string }
  | { readonly kind: 'publishedOnItsDay' }
  /** It stays scheduled. */
  | { readonly kind: 'notPublished'; readonly because: ReadonlyArray<string> }

const LISTED_MOST = 20

const happened = (name: string, news: PlanNews): readonly [subject: string, ...lines: ReadonlyArray<string>] => {
  switch (news.kind) {
    case 'sent':
      return [`To approve: ${name}`, `${news.by} has sent the plan “${name}” for approval.`]
    case 'sentBack':
      return [`A draft again: ${name}`, `${news.by} has made the plan “${name}” a draft again. Nothing has been moved.`]
    case 'published':
      return [`Published: ${name}`, `${news.by} has published the plan “${name}”. The org chart has been changed.`]
    case 'reverted':
      return [`Reverted: ${name}`, `${news.by} has reverted the plan “${name}”. Whoever has been moved since stays.`]
    case 'withdrawn':
      return [`Withdrawn: ${name}`, `${news.by} has withdrawn the plan “${name}”. Nothing has been moved.`]
    case 'scheduled':
      return [`Approved: ${name}`, `${news.by} has approved the plan “${name}”. It is published on ${news.day}.`]
    case 'publishedOnItsDay':
      return [`Published: ${name}`, `The plan “${name}” was published on its day. The org chart has been changed.`]
    case 'notPublished':
      return [
        `Not published: ${name}`,
        `The plan “${name}” could not be published on its day. Nothing has been moved.`,
        ...listedLines(news.because, LISTED_MOST, (line) => line),
        'It stays scheduled, and is tried again each morning. Make it a draft again to change its moves.',
      ]
  }
}

export const planLetter = (
  { name, moves }: { readonly name: string; readonly moves: number },
  news: PlanNews,
  { to, link }: { readonly to: string; readonly link: string },
): Letter => {
  const [subject, ...lines] = happened(name, news)
  return {
    subject,
    link,
    text: [`Hello ${to},`, '', ...lines, '', `It moves ${sentences.people(moves)}:`, link].join('\n'),
  }
}
