import { CircleCheck, Clock } from 'lucide-react'
import { Suspense } from 'react'
import { sides } from '../../../domain/checkIns/access.ts'
import { checkInLifecycle, isComplete } from '../../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { actionNames, actionsBy, actsDone, statusNames, wording } from '../../../domain/checkIns/wording.ts'
import { notesName, privateName } from '../../../domain/checkIns/writing.ts'
import type { CheckInId } from '../../../domain/kernel/ids.ts'
import { meets } from '../../../domain/permissions/gate.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { History } from '../../app/History.tsx'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor, useOffering } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { laterTab } from '../../employees/laterTab.tsx'
import { Avatar } from '../../kit/Avatar.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LifecycleChart } from '../../kit/LifecycleChart.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { StatusBadges } from '../Marks.tsx'
import { Actions } from './Actions.tsx'
import { Answers } from './Answers.tsx'
import {
  useClosed,
  useMeeting,
  useMeetingQuestion,
  useMeetingState,
  useOpenedMeeting,
  useOthersHere,
  usePlanForm,
  useSeriesForm,
  useSide,
} from './area.ts'
import { CheckInComments } from './CheckInComments.tsx'
import { Items } from './Items.tsx'
import { MeetingText } from './MeetingText.tsx'
import { actDenied } from './may.ts'
import { PlanForm } from './PlanForm.tsx'
import { SeriesDialog } from './SeriesDialog.tsx'
import { SeriesSection } from './SeriesSection.tsx'

const Goals = laterTab(async () => (await import('./GoalsHere.tsx')).GoalsHere, 'goals')

/** § 2.1 One check-in, while two prepare it, hold it and write in it. */
export const CheckInPage = ({ params }: PageProps) => {
  const id = params.id as CheckInId
  const meeting = useMeeting()
  useOpenedMeeting(id)
  const checkIn = useMeetingState(({ context }) => (context.checkIn?.id === id ? context.checkIn : null))
  const isThere = useMeetingState(
    (snapshot) => snapshot.matches({ reading: 'showing' }) || snapshot.matches({ reading: 'renewing' }),
  )
  const isNotFound = useMeetingState(
    (snapshot) => snapshot.context.id === id && snapshot.matches({ reading: 'notFound' }),
  )
  const failure = useMeetingState((snapshot) =>
    snapshot.matches({ reading: 'failed' }) ? snapshot.context.failure : null,
  )
  if (isNotFound) return <NotFoundPage />
  if (checkIn !== null && isThere) return <Meeting checkIn={checkIn} />
  return (
    <Page title={places.checkIn.title}>
      {failure === null ? (
        <Skeleton height={240} />
      ) : (
        <ErrorState title="The check-in could not be loaded" onRetry={() => meeting.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

const Meeting = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const side = useSide(checkIn)
  const offering = useOffering()
  const planForm = usePlanForm()
  const seriesForm = useSeriesForm()
  const question = useMeetingQuestion()
  const actor = useActor()
  const refusal = useMeetingState(({ context }) => context.refusal)
  const closed = useClosed(checkIn)
  const { employee, reviewer, series } = checkIn
  return (
    <Page
      title={checkIn.name}
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {checkIn.name}
          </h1>
          <span role="status" className={slot('meeting', 'more')}>
            <StatusBadges checkIn={checkIn} />
          </span>
        </div>
      }
      description={<Who checkIn={checkIn} />}
      back={{ href: pathTo('checkIns'), label: 'Back to the check-ins' }}
      actions={planForm === undefined ? <Actions checkIn={checkIn} /> : null}
    >
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      {closed === undefined ? null : <Banner>{closed}</Banner>}
      {planForm === undefined ? (
        <Plan checkIn={checkIn} />
      ) : (
        <Section title="Change plan">
          <PlanForm form={planForm} />
        </Section>
      )}
      <Items checkIn={checkIn} kind="agenda" />
      <Answers checkIn={checkIn} />
      <Section title="Shared notes" description={`Shared by ${employee.fullName} and ${reviewer.fullName}.`}>
        <MeetingText checkIn={checkIn} name={notesName} label="Shared notes" labelHidden closed={closed} />
      </Section>
      <Items checkIn={checkIn} kind="action" />
      {side === null ? null : (
        <Section title="Private note" description={wording.privateNote}>
          <MeetingText checkIn={checkIn} name={privateName} label="Private note" labelHidden closed={closed} />
        </Section>
      )}
      {meets({ module: 'goals' }, actor, offering).allowed ? (
        <Suspense fallback={<Skeleton height={96} />}>
          <Goals employeeId={employee.id} lastUtc={checkIn.lastUtc} />
        </Suspense>
      ) : null}
      {series === null ? null : <SeriesSection checkIn={checkIn} series={series} />}
      <LifecycleChart
        of={checkInLifecycle}
        here={checkIn.status}
        states={statusNames}
        actions={actionNames}
        by={actionsBy}
        denied={(action) => actDenied(actor, checkIn, action)}
      />
      <CheckInComments checkIn={checkIn} />
      <History events={checkIn.events} done={actsDone} />
      {seriesForm === undefined ? null : <SeriesDialog form={seriesForm} />}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

/** The two, and who of all who may see it has it open too. */
const Who = ({ checkIn: { employee, reviewer } }: { readonly checkIn: CheckIn }) => {
  const people = useOthersHere()
  return (
    <span className={slot('meeting', 'more')}>
      <span>
        {employee.fullName} with {reviewer.fullName}
      </span>
      <span role="status" className={slot('meeting', 'more')}>
        {people.map(({ id, fullName }) => (
          <span key={id} className={slot('meeting', 'more')}>
            <Avatar name={fullName} size={24} />
            {fullName} is here
          </span>
        ))}
      </span>
    </span>
  )
}

const Plan = ({ checkIn }: { readonly checkIn: CheckIn }) => {
  const timeZone = useTimeZone()
  const { scheduledDateUTC, dueDateUtc, minutes, location } = checkIn
  return (
    <Section>
      <DescriptionList
        {...(isComplete(checkIn) && { short: true as const })}
        items={[
          { term: 'When', value: <DateText value={scheduledDateUTC} timeZone={timeZone} withTime /> },
          { term: 'For', value: `${minutes} minutes` },
          { term: 'Where', value: location?.name ?? '' },
          { term: 'Due', value: <DateText value={dueDateUtc} timeZone={timeZone} deadline /> },
          ...(isComplete(checkIn)
            ? []
            : sides.map((side) => ({
                term: checkIn[side].fullName,
                value: <Prepared isPrepared={checkIn.preparedBy[side]} />,
              }))),
        ]}
      />
    </Section>
  )
}

const Prepared = ({ isPrepared }: { readonly isPrepared: boolean }) =>
  isPrepared ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      Prepared
    </Badge>
  ) : (
    <Badge icon={<Clock aria-hidden="true" />}>Not prepared yet</Badge>
  )
