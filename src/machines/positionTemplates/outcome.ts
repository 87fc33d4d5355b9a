import * as Result from 'effect/Result'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { ItemId } from '../../domain/kernel/ids.ts'
import { actionOn } from '../../domain/positionTemplates/lifecycle.ts'
import type { PositionsGiven, PositionsTakenBack, PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { wording } from '../../domain/positionTemplates/wording.ts'
import { outcomeOf } from '../kit/outcome.machine.ts'
import type { Port } from '../kit/port.ts'
import { movingTemplates, type TemplatesMoved } from './dialogs.ts'
import type { PositionTemplatePorts } from './positionTemplates.ports.ts'

export type TemplatesOutcome =
  | ({ readonly kind: 'moved' } & TemplatesMoved)
  | { readonly kind: 'given'; readonly title: string; readonly given: PositionsGiven }
  | {
      readonly kind: 'takenBack'
      readonly takenBack: PositionsTakenBack
      /** As they stand after it: fewer people hold one. */
      readonly templates: ReadonlyArray<PositionTemplate>
    }

type Undone =
  | { readonly kind: 'move'; readonly templates: ReadonlyArray<PositionTemplate> }
  | { readonly kind: 'giving'; readonly id: ItemId }

/** What the list hears of it: what is as it was again. */
export interface TemplatesChanged {
  readonly type: 'positionTemplates.changed'
  readonly templates: ReadonlyArray<PositionTemplate>
}

export const isUndoable = (outcome: TemplatesOutcome): boolean => undoOf(outcome) !== null

const undoOf = (outcome: TemplatesOutcome): Undone | null => {
  switch (outcome.kind) {
    case 'moved':
      return outcome.moved.length > 0 ? { kind: 'move', templates: outcome.moved } : null
    case 'given':
      return outcome.given.people > 0 ? { kind: 'giving', id: outcome.given.id } : null
    case 'takenBack':
      return null
  }
}

const changedBy = (outcome: TemplatesOutcome): ReadonlyArray<PositionTemplate> => {
  switch (outcome.kind) {
    case 'moved':
      return outcome.moved
    case 'given':
      return []
    case 'takenBack':
      return outcome.templates
  }
}

/** What came of moving templates, or of giving one to people. System id: `positionTemplateOutcome`. */
export const positionTemplateOutcome = outcomeOf<TemplatesOutcome, Undone, TemplatesOutcome>({
  id: 'positionTemplateOutcome',
  undoOf,
  undone: (outcome) => outcome,
  changed: (outcome): TemplatesChanged => ({
    type: 'positionTemplates.changed',
    templates: changedBy(outcome),
  }),
  // It stands on the page, unless something newer does.
  said: (_, isHidden) => (isHidden ? { kind: 'success', text: wording.undone } : null),
  failed: wording.undoFailed,
})

export const undoing =
  (ports: PositionTemplatePorts): Port<Undone, TemplatesOutcome, Failure> =>
  async (asked, signal) => {
    if (asked.kind === 'giving') {
      const answer = await ports.takeBack({ id: asked.id }, signal)
      if (Result.isFailure(answer)) return Result.fail(answer.failure)
      const read = await ports.loadTemplates(undefined, signal)
      const templates = Result.isSuccess(read) ? read.success : []
      return Result.succeed({ kind: 'takenBack', takenBack: answer.success, templates })
    }
    const { templates } = asked
    const action = actionOn(templates[0] as PositionTemplate)
    return Result.map(await movingTemplates(ports)({ action, templates }, signal), (moved) => ({
      kind: 'moved' as const,
      ...moved,
    }))
  }
