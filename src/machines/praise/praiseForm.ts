import type { PraiseId } from '../../domain/kernel/ids.ts'
import type { Praise } from '../../domain/praise/nouns.ts'
import { type PraiseDraft, praiseFields } from '../../domain/praise/praise.fields.ts'
import { wording } from '../../domain/praise/wording.ts'
import { recordForm } from '../kit/recordForm.ts'
import type { SaveRecord } from '../kit/recordFormShape.ts'
import type { PraisePorts } from './praise.ports.ts'

/** It is given once and never changed: no version of it is asked for. */
type Given = Praise & { readonly version: number }

/** The form in which somebody is praised (`kit/recordForm.machine.ts`): it only ever makes a new one. */
export const praiseForm = recordForm<PraiseDraft, Given, null, Praise | null>({
  id: 'praiseForm',
  ...praiseFields,
  draftOf: ({ to, text, audience }) => ({ ...praiseFields.blank, people: to, text, audience }),
  messages: { added: wording.given, failed: wording.giveFailed },
})

/** Provides the form's port. */
export const givingPraise =
  ({ givePraise }: Pick<PraisePorts, 'givePraise'>): SaveRecord<PraiseDraft, Given, null, Praise | null> =>
  ({ id, draft }, signal) =>
    givePraise({ id: id as PraiseId, ...praiseFields.toSaved(draft) }, signal)
