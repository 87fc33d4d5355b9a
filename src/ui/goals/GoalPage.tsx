import { alignmentFields, sharingNames } from '../../domain/goals/alignment.fields.ts'
import { goalLifecycle } from '../../domain/goals/lifecycle.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { actionNames, goalActionsBy, stateNames } from '../../domain/goals/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { Banner } from '../kit/Banner.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { LifecycleChart } from '../kit/LifecycleChart.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { useGoalForm, useGoalQuestion, useGoalRefusal, useGoalsState, useOpenedGoals } from './area.ts'
import { GoalActions } from './GoalActions.tsx'
import { GoalComments } from './GoalComments.tsx'
import { GoalForm } from './GoalForm.tsx'
import { GoalBadge } from './GoalMarks.tsx'
import { GoalsFailed } from './GoalsFailed.tsx'
import { ProgressSection } from './ProgressSection.tsx'
import { ServedBy } from './ServedBy.tsx'
import { GoalTitle } from './tree/GoalWords.tsx'

/** § 2.1 One goal of somebody, with its comments. */
export const GoalPage = ({ params }: PageProps) => {
  const isOpened = useOpenedGoals(params.employeeId as EmployeeId)
  const goal = useGoalsState(({ context }) => context.goals.find(({ id }) => id === params.id))
  const isThere = useGoalsState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const isNotFound = useGoalsState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const hasFailed = useGoalsState((snapshot) => snapshot.matches({ reading: 'failed' }))
  if (isOpened && isThere && goal !== undefined) return <GoalRecord goal={goal} />
  if (isNotFound || (isOpened && isThere)) return <NotFoundPage />
  return <Page title={places.employeeGoal.title}>{hasFailed ? <GoalsFailed /> : <Skeleton height={96} />}</Page>
}

const GoalRecord = ({ goal }: { readonly goal: Goal }) => {
  const isEditing = useGoalsState(({ context: { work } }) => work?.kind === 'change' && work.goal.id === goal.id)
  const form = useGoalForm()
  const question = useGoalQuestion()
  const profile = pathTo('employee', { id: goal.employee.id })
  const isOpen = isEditing && form !== undefined
  const notMoved = useGoalRefusal('move', goal)
  return (
    <Page
      title={goal.title}
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {goal.title}
          </h1>
          <GoalBadge goal={goal} />
        </div>
      }
      description={
        <>
          Goal of <TextLink href={profile}>{goal.employee.fullName}</TextLink>
        </>
      }
      back={{ href: `${profile}?tab=goals`, label: `Back to the goals of ${goal.employee.fullName}` }}
      actions={isOpen ? null : <GoalActions goal={goal} />}
    >
      {notMoved === null ? null : <Banner tone="danger">{notMoved}</Banner>}
      {isOpen ? (
        <Section title="Edit goal">
          <GoalForm form={form} employeeId={goal.employee.id} />
        </Section>
      ) : (
        <Section title="About">
          <DescriptionList
            items={[
              { term: 'Started', value: <DateText value={goal.startedDay} /> },
              { term: 'Due', value: <DateText value={goal.dueDate} /> },
              { term: alignmentFields.fields.servesId.label, value: <Serves goal={goal} /> },
              { term: alignmentFields.fields.sharedWith.label, value: sharingNames[goal.sharedWith] },
            ]}
          />
          {goal.description === '' ? null : <Text lines="kept">{goal.description}</Text>}
        </Section>
      )}
      {isOpen ? null : <ProgressSection goal={goal} />}
      <ServedBy goal={goal} />
      <LifecycleChart
        of={goalLifecycle}
        here={goal.state}
        states={stateNames}
        actions={actionNames}
        by={goalActionsBy}
      />
      <GoalComments goal={goal} />
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

/** Where it serves no goal in particular, it serves the vision. */
const Serves = ({ goal: { serves } }: { readonly goal: Goal }) =>
  serves === null ? <TextLink href={pathTo('goalTree')}>The company vision</TextLink> : <GoalTitle goal={serves} />
