/** What a record is tagged with (`kernel/record.ts`). */
import { field, recordOf } from '../kernel/record.ts'
import { managedLists } from '../organisation/managedLists.ts'

export const TAGS_MAX = 50

/** Two spellings of one tag become one, the first (ours; tag names are compared without regard to case). */
const distinct = (typed: ReadonlyArray<string>): ReadonlyArray<string> => {
  const byName = new Map<string, string>()
  for (const tag of typed.map((tag) => tag.trim())) {
    const name = tag.toLowerCase()
    if (!byName.has(name)) byName.set(name, tag)
  }
  return [...byName.values()]
}

const tagName = managedLists.tags.record.fields.name

export const tagsFields = recordOf({
  tags: field<ReadonlyArray<string>>('Tags', {
    blank: [],
    problem: (typed) =>
      distinct(typed).length > TAGS_MAX
        ? `At most ${TAGS_MAX} tags`
        : (typed.map(tagName.problem).find(Boolean) ?? null),
    toSaved: distinct,
  }),
})
