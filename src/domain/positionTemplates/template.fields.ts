/** The fields of a position template (`kernel/record.ts`): § 3's, and beside them the parts of a description (ours). */
import { describedBy, descriptionParts, partNames } from '../employees/descriptionParts.fields.ts'
import { POSITION_DESCRIPTION_MAX, POSITION_TITLE_MAX } from '../employees/position.fields.ts'
import type { DepartmentId } from '../kernel/ids.ts'
import { chosenOrNone, type Draft, line, recordOf, type Saved, text } from '../kernel/record.ts'
import { wording } from './wording.ts'

const ofText = { description: text('Summary', POSITION_DESCRIPTION_MAX), ...descriptionParts.fields }

/** What the text of a template is made of, in the order it is read. */
export const textNames = ['description', ...partNames] as const
export type TextName = (typeof textNames)[number]
export type TemplateText = Saved<typeof ofText>

/** What somebody who holds the position is told. */
export const describes = ({ description, ...parts }: TemplateText): string => describedBy(description, parts)

/** A person's description has one bound, which the parts share. */
export const isTooLong = (said: TemplateText): boolean => describes(said).length > POSITION_DESCRIPTION_MAX

export const textFields = recordOf(ofText)

export const templateFields = recordOf(
  {
    title: line('Title', POSITION_TITLE_MAX),
    department: chosenOrNone<DepartmentId>('Department'),
    ...ofText,
  },
  (draft) => ({ description: isTooLong(draft) ? wording.tooLong : null }),
)
/** What a body says of a template. */
export type TemplateContent = Saved<typeof templateFields.fields>
export type TemplateDraft = Draft<typeof templateFields.fields>
