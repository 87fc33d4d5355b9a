import { useSelector } from '@xstate/react'
import { outcomeInWords } from '../../domain/positionTemplates/outcomeWording.ts'
import { isUndoable, positionTemplateOutcome, type TemplatesOutcome } from '../../machines/positionTemplates/outcome.ts'
import { OutcomeBanner } from '../app/OutcomeBanner.tsx'
import { useOutcome } from './area.ts'

/** What came of archiving templates, or of giving one to people, with the way back. */
export const Outcome = () => {
  const machine = useOutcome()
  const outcome = useSelector(machine, positionTemplateOutcome.outcomeIn)
  const isUndone = useSelector(machine, ({ context }) => context.isUndone)
  if (outcome === null) return null
  return (
    <OutcomeBanner
      machine={machine}
      tone={isLess(outcome) ? 'warning' : 'info'}
      canUndo={!isUndone && isUndoable(outcome)}
    >
      {outcomeInWords(outcome)}
    </OutcomeBanner>
  )
}

const isLess = (outcome: TemplatesOutcome): boolean => {
  switch (outcome.kind) {
    case 'moved':
      return outcome.failed.length > 0
    case 'given':
      return outcome.given.left.length + outcome.given.held.length > 0
    case 'takenBack':
      return outcome.takenBack.kept > 0
  }
}
