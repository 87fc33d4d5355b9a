import * as Result from 'effect/Result'
import type { CheckInTemplate } from '../../domain/checkIns/nouns.ts'
import { templateFields } from '../../domain/checkIns/template.fields.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { type QuestionAbout, questionOf } from '../kit/confirm.machine.ts'
import type { Port, PortInput } from '../kit/port.ts'
import type { PlanningPorts } from './checkIns.ports.ts'

/** What is done to a template behind a question. */
export type TemplateAct =
  | { readonly kind: 'archiving'; readonly template: CheckInTemplate }
  | { readonly kind: 'removal'; readonly template: CheckInTemplate }

type Asked = PortInput<PlanningPorts['saveTemplate']> | PortInput<PlanningPorts['removeTemplate']>

/** Answers the template as it is then; nothing of one that is gone. */
export const templateQuestion = questionOf<Asked, CheckInTemplate | null>()

/** One port for both. */
export const actingOnTemplate =
  ({
    saveTemplate,
    removeTemplate,
  }: Pick<PlanningPorts, 'saveTemplate' | 'removeTemplate'>): Port<Asked, CheckInTemplate | null, Failure> =>
  async (asked, signal) => {
    if ('change' in asked) return saveTemplate(asked, signal)
    const removed = await removeTemplate(asked, signal)
    return Result.map(removed, () => null)
  }

export const questionAbout = ({ kind, template }: TemplateAct): QuestionAbout<Asked> => {
  const { id, name, version, isArchived } = template
  if (kind === 'removal')
    return {
      title: 'Delete template',
      text: `${name} will be deleted. Check-ins already planned keep its questions. This cannot be undone.`,
      confirmLabel: 'Delete template',
      tone: 'danger',
      failure: wording.templateRemoveFailed,
      subject: { id, version },
    }
  const { sections, description } = template
  const content = templateFields.toSaved(templateFields.draftOf({ name, description, sections }))
  return {
    title: isArchived ? `Unarchive ${name}` : `Archive ${name}`,
    text: isArchived
      ? 'It can be chosen for new check-ins again.'
      : 'It can no longer be chosen for new check-ins. Check-ins already planned keep its questions. You can unarchive it later.',
    confirmLabel: isArchived ? 'Unarchive template' : 'Archive template',
    failure: wording.templateFailed,
    subject: { id, change: { ...content, version, isArchived: !isArchived } },
  }
}

export const doneMessage = ({ kind, template }: TemplateAct): string =>
  kind === 'removal'
    ? wording.templateRemoved
    : template.isArchived
      ? wording.templateUnarchived
      : wording.templateArchived
