import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import type { Three } from '../../domain/kernel/threeTexts.ts'
import {
  type AssignDraft,
  assignFields,
  type RequireDraft,
  requireFields,
  type UseDraft,
  usingFields,
} from '../../domain/positionTemplates/act.fields.ts'
import type { TemplateAction } from '../../domain/positionTemplates/lifecycle.ts'
import type {
  GlobalPositionTemplate,
  GlobalPositionTemplateHistory,
  PositionsGiven,
  PositionTemplate,
} from '../../domain/positionTemplates/nouns.ts'
import type { TemplateText } from '../../domain/positionTemplates/template.fields.ts'
import { type Choices, settledText, textsOf, undecided } from '../../domain/positionTemplates/upgrading.ts'
import { wording } from '../../domain/positionTemplates/wording.ts'
import { draftOf } from '../kit/drafts.ts'
import { failureSentence } from '../kit/failureSentence.ts'
import type { Port } from '../kit/port.ts'
import { dialogsOf, type RunDialog } from '../kit/recordDialogs.machine.ts'
import type { PositionTemplatePorts } from './positionTemplates.ports.ts'

/** What is done with templates behind a dialog. */
export type TemplatesDialog = 'archive' | 'unarchive' | 'use' | 'upgrade' | 'assign' | 'require'

/** What a dialog is about. `id`: of what is made, so that sending twice is one. */
export interface TemplatesChosen {
  readonly id: ItemId
  /** Which are archived or taken out of the archive; the one that is brought up, or given. */
  readonly templates: ReadonlyArray<PositionTemplate>
  /** What is used. */
  readonly global: GlobalPositionTemplate | null
  /** What the one is brought up to, with the text it came from. */
  readonly history: GlobalPositionTemplateHistory | null
  /** Titles that are taken. */
  readonly taken: ReadonlyArray<string>
}

/** What came of moving several. */
export interface TemplatesMoved {
  readonly action: TemplateAction
  readonly moved: ReadonlyArray<PositionTemplate>
  /** Each that stayed, and why. */
  readonly failed: ReadonlyArray<{ readonly title: string; readonly why: string }>
}

/** Answers what became of each; a failure where none could be moved. */
export type MoveTemplates = Port<
  { readonly action: TemplateAction; readonly templates: ReadonlyArray<PositionTemplate> },
  TemplatesMoved,
  Failure
>

export const movingTemplates =
  ({
    archiveTemplate,
    unarchiveTemplate,
  }: Pick<PositionTemplatePorts, 'archiveTemplate' | 'unarchiveTemplate'>): MoveTemplates =>
  async ({ action, templates }, signal) => {
    const move = action === 'archive' ? archiveTemplate : unarchiveTemplate
    const moved: Array<PositionTemplate> = []
    const failures: Array<readonly [title: string, failure: Failure]> = []
    for (const { id, version, title } of templates) {
      const answer = await move({ id, version }, signal)
      if (Result.isSuccess(answer)) moved.push(answer.success)
      else failures.push([title, answer.failure])
    }
    const [first] = failures
    return first !== undefined && moved.length === 0
      ? Result.fail(first[1])
      : Result.succeed({
          action,
          moved,
          failed: failures.map(([title, failure]) => ({ title, why: failureSentence(failure) })),
        })
  }

export type UpgradeDraft = { readonly choices: Choices }

export const usingDraft = draftOf<UseDraft>('positionTemplateDialogs/use')
export const upgradeDraft = draftOf<UpgradeDraft>('positionTemplateDialogs/upgrade')
export const assignDraft = draftOf<AssignDraft>('positionTemplateDialogs/assign')
export const requireDraft = draftOf<RequireDraft>('positionTemplateDialogs/require')

const isRight = (problems: object): boolean => Object.keys(problems).length === 0

const failed: Record<TemplatesDialog, string> = {
  archive: wording.archiveFailed,
  unarchive: wording.unarchiveFailed,
  use: wording.useFailed,
  upgrade: wording.upgradeFailed,
  assign: wording.assignFailed,
  require: wording.requireFailed,
}

const done: Partial<Record<TemplatesDialog, string>> = {
  use: wording.used,
  upgrade: wording.upgraded,
  require: wording.required,
}

/** The kit's record dialogs. What came of many stays on the page (`outcome.ts`), so only of one something is said in passing. */
export const positionTemplateDialogs = dialogsOf<TemplatesChosen, TemplatesDialog, unknown, DialogAnswer>({
  id: 'positionTemplateDialogs',
  dialogs: {
    archive: {},
    unarchive: {},
    use: { hasDraft: true, rule: 'mayUse' },
    upgrade: { hasDraft: true, rule: 'mayUpgrade' },
    assign: { hasDraft: true, rule: 'mayAssign' },
    require: { hasDraft: true, rule: 'mayRequire' },
  },
  rules: {
    mayUse: (form: UseDraft, { taken }: TemplatesChosen) => isRight(usingFields.problems(form, taken)),
    mayUpgrade: ({ choices }: UpgradeDraft, chosen: TemplatesChosen) => {
      const texts = textsIn(chosen)
      return texts !== null && undecided(texts, choices).length === 0
    },
    mayAssign: (form: AssignDraft) => isRight(assignFields.problems(form)),
    mayRequire: (form: RequireDraft) => isRight(requireFields.problems(form)),
  },
  messages: {
    done: (dialog) => done[dialog as TemplatesDialog] ?? '',
    failed: (dialog) => failed[dialog as TemplatesDialog],
  },
})

export type DialogAnswer = TemplatesMoved | PositionTemplate | PositionsGiven

/** What is compared; null where there is nothing to compare. */
export const textsIn = ({ templates: [template], history }: TemplatesChosen) =>
  template === undefined || history === null ? null : textsOf(template, history)

export const runningTemplatesDialog =
  (ports: PositionTemplatePorts): RunDialog<TemplatesChosen, TemplatesDialog, unknown, DialogAnswer> =>
  (asked, signal) => {
    const { record, dialog, form } = asked
    const { id, templates, global, history } = record
    const one = templates[0] as PositionTemplate
    switch (dialog) {
      case 'archive':
      case 'unarchive':
        return movingTemplates(ports)({ action: dialog, templates }, signal)
      case 'use':
        return ports.adoptTemplate(
          { globalId: (global as GlobalPositionTemplate).id, use: { id, ...usingFields.toSaved(form as UseDraft) } },
          signal,
        )
      case 'upgrade': {
        const { choices } = form as UpgradeDraft
        const { version: globalVersion } = history as GlobalPositionTemplateHistory
        // Its rule has seen to it that there is something to compare.
        const texts = textsIn(record) as Three<TemplateText>
        const upgrade = { version: one.version, globalVersion, text: settledText(texts, choices) }
        return ports.upgradeTemplate({ id: one.id, upgrade }, signal)
      }
      case 'require': {
        const asked = { version: one.version, ...requireFields.toSaved(form as RequireDraft) }
        return ports.requireOfHolders({ id: one.id, asked }, signal)
      }
      case 'assign':
        return ports.assignTemplate({ id: one.id, given: { id, ...assignFields.toSaved(form as AssignDraft) } }, signal)
    }
  }
