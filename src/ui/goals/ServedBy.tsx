import type { Goal } from '../../domain/goals/nouns.ts'
import { slot } from '../kit/classes.ts'
import { Section } from '../kit/Section.tsx'
import { GoalBadge, GoalProgress } from './GoalMarks.tsx'
import { GoalTitle, WhoAndWhen } from './tree/GoalWords.tsx'

/** The goals that serve this one, as far as the reader sees them; where there is none, nothing is said of any. */
export const ServedBy = ({ goal: { servedBy } }: { readonly goal: Goal }) =>
  servedBy.length === 0 ? null : (
    <Section title="Supported by">
      <ul className={slot('profile', 'list')} aria-label="Supporting goals">
        {servedBy.map((goal) => (
          <li key={goal.id} className={slot('profile', 'position')}>
            <span className={slot('profile', 'words')}>
              <GoalTitle goal={goal} />
              <GoalProgress goal={goal} />
              <small>
                <WhoAndWhen goal={goal} />
              </small>
            </span>
            <GoalBadge goal={goal} />
          </li>
        ))}
      </ul>
    </Section>
  )
