import { measureInWords } from '../../domain/goals/progress.ts'
import { progressAtFirst, type TemplateGoal } from '../../domain/goals/template.fields.ts'
import { daysAfter } from '../../domain/kernel/days.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { useLocale } from '../kit/locale.ts'
import { Text } from '../kit/Text.tsx'

interface TemplatePreviewProps {
  readonly goals: ReadonlyArray<TemplateGoal>
  /** The day they are given; without it, how long they take is said. */
  readonly from?: Day
}

/** The goals of a template, each with how it is measured and when it is due. */
export const TemplatePreview = ({ goals, from }: TemplatePreviewProps) => {
  const locale = useLocale()
  return (
    <div className={slot('outline', 'read')}>
      <ol>
        {goals.map((goal) => (
          <li key={goal.id}>
            {goal.title}
            <Text as="span" style="small" tone="muted">
              {' · '}
              {measureInWords(locale, progressAtFirst(goal))}
              {' · '}
              <Due days={goal.dueInDays} from={from} />
            </Text>
          </li>
        ))}
      </ol>
    </div>
  )
}

const Due = ({ days, from }: { readonly days: number | null; readonly from: Day | undefined }) => {
  if (days === null) return 'no due date'
  if (from === undefined) return days === 1 ? 'due after 1 day' : `due after ${days} days`
  return (
    <>
      due <DateText value={daysAfter(from, days)} />
    </>
  )
}
