/** What came of something that was done with many, and what is lost with a template, in words. All ours. */
import type { TemplateAction } from './lifecycle.ts'
import type { PositionsGiven, PositionsTakenBack, PositionTemplate } from './nouns.ts'
import { asksNothing } from './requirements.ts'
import { countOfPeople } from './wording.ts'

type Outcome =
  | {
      readonly kind: 'moved'
      readonly action: TemplateAction
      readonly moved: ReadonlyArray<Pick<PositionTemplate, 'title'>>
      readonly failed: ReadonlyArray<{ readonly title: string; readonly why: string }>
    }
  | { readonly kind: 'given'; readonly title: string; readonly given: PositionsGiven }
  | { readonly kind: 'takenBack'; readonly takenBack: PositionsTakenBack }

export const outcomeInWords = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'moved':
      return joined([
        moved(outcome.action, outcome.moved),
        ...outcome.failed.map(({ title, why }) => stays(title, why)),
      ])
    case 'given':
      return joined(given(outcome.title, outcome.given))
    case 'takenBack':
      return joined(takenBack(outcome.takenBack))
  }
}

const joined = (sentences: ReadonlyArray<string>): string => sentences.filter((said) => said !== '').join(' ')

const moved = (action: TemplateAction, templates: ReadonlyArray<{ readonly title: string }>): string => {
  const [first] = templates
  if (first === undefined) return ''
  const what = templates.length === 1 ? first.title : `${templates.length} templates`
  return action === 'archive' ? `${what} archived.` : `${what} unarchived.`
}

const stays = (title: string, why: string): string => `${title} stays as it was: ${why}`

const names = (people: ReadonlyArray<{ readonly fullName: string }>): string =>
  people.map(({ fullName }) => fullName).join(', ')

const given = (title: string, { people, left, held }: PositionsGiven): ReadonlyArray<string> => [
  people === 0
    ? `${title} was not assigned to anyone.`
    : `${title} assigned to ${countOfPeople(people)} as a draft for approval.`,
  left.length === 0 ? '' : `Skipped, no longer work here: ${names(left)}.`,
  held.length === 0 ? '' : `Skipped, already hold it: ${names(held)}.`,
]

const takenBack = ({ removed, kept }: PositionsTakenBack): ReadonlyArray<string> => [
  removed === 1 ? '1 position removed.' : `${removed} positions removed.`,
  kept === 0
    ? ''
    : kept === 1
      ? '1 is kept because it has been approved or changed since.'
      : `${kept} are kept because they have been approved or changed since.`,
]

export const removalWarning = ({ title, heldBy, requires }: Removed): string => {
  const asked = asksNothing(requires) ? '' : ' Its requirements end.'
  return heldBy === 0
    ? `${title} will be deleted. This cannot be undone.`
    : `${title} will be deleted. ${heldBy === 1 ? 'The person who holds it keeps' : `The ${heldBy} people who hold it keep`} their position description.${asked} This cannot be undone.`
}

type Removed = Pick<PositionTemplate, 'title' | 'heldBy' | 'requires'>
