/** The fields of a praise (`kernel/record.ts`): to whom, what for, the core values it shows, and who may read it. All ours. */
import type { PersonRef } from '../employees/nouns.ts'
import type { EmployeeId, ItemId } from '../kernel/ids.ts'
import { choice, type Draft, field, recordOf, required, text } from '../kernel/record.ts'
import { PRAISE_MAX, PRAISED_MOST } from './limits.ts'
import { audienceNames } from './wording.ts'

export const praiseFields = recordOf({
  // With their names: who is found for the next letters may be somebody else.
  people: field<ReadonlyArray<PersonRef>, ReadonlyArray<EmployeeId>>('To', {
    blank: [],
    required: true,
    problem: (people) =>
      people.length === 0
        ? 'Choose someone'
        : people.length > PRAISED_MOST
          ? `At most ${PRAISED_MOST} people at once`
          : null,
    toSaved: (people) => people.map(({ id }) => id),
  }),
  text: required(text('What for', PRAISE_MAX), 'Say what for'),
  values: field<ReadonlyArray<ItemId>>('Core values', { blank: [] }),
  audience: choice('Visible to', audienceNames, 'Everyone'),
})
export type PraiseDraft = Draft<typeof praiseFields.fields>
