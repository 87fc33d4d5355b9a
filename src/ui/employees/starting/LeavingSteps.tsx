import { useSelector } from '@xstate/react'
import { mayTerminate } from '../../../domain/employees/access.ts'
import {
  type LeavingStep,
  type LeavingStepName,
  leavingSteps,
} from '../../../domain/employees/starting/leavingSteps.ts'
import { leavingStepWords } from '../../../domain/employees/starting/leavingWording.ts'
import { leaverHandover } from '../../../machines/employees/starting/leaverHandover.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useActor } from '../area.ts'
import type { TabProps } from '../tab.ts'
import { tabOf, useNewsOf } from './area.ts'
import { Mark } from './Mark.tsx'

type LeavingStepsProps = Pick<TabProps, 'profile' | 'employee'>

/** What a leaver has still to hand over, to those who may end employments. */
export const LeavingSteps = (props: LeavingStepsProps) => {
  const actor = useActor()
  return mayTerminate(actor, props.employee.id).allowed ? <Steps {...props} /> : null
}

const Steps = (props: LeavingStepsProps) => {
  const { employee } = props
  const reading = useReadingWhileShown(useApp().system.get('leaverHandover') as ReadingActor, leaverHandover, {
    id: employee.id,
  })
  useNewsOf(employee, reading)
  const found = useSelector(reading, leaverHandover.foundIn)
  const hasFailed = useSelector(reading, ({ context }) => context.failure !== null)
  if (hasFailed)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={() => reading.send({ type: 'retry.asked' })}>
            Try again
          </Button>
        }
      >
        What they need to hand over could not be loaded.
      </Banner>
    )
  if (found === null) return <Skeleton height={96} />
  const steps = leavingSteps(employee, found)
  return steps.length === 0 ? null : (
    <ul className={slot('start', 'steps')} aria-label="To hand over">
      {steps.map((step) => (
        <li key={step.name} className={slot('start', 'step')}>
          <Mark state={step.state} />
          <span className={slot('profile', 'words')}>
            <span>{leavingStepWords(step, employee)}</span>
          </span>
          <Act {...props} step={step} />
        </li>
      ))}
    </ul>
  )
}

/** The tab on which it is handed over. */
const tabs: Partial<Record<LeavingStepName, readonly [tab: string, label: string]>> = {
  goals: ['goals', 'Show goals'],
  checkIns: ['checkIns', 'Show check-ins'],
  reviews: ['reviews', 'Show reviews'],
  assets: ['assets', 'Show assets'],
  login: ['account', 'Show account'],
}

const Act = ({ profile, employee, step: { name, state } }: LeavingStepsProps & { readonly step: LeavingStep }) => {
  if (name === 'reports' && state === 'open' && employee.leaving !== null)
    return (
      <Button size="sm" aria-haspopup="dialog" onClick={() => profile.send({ type: 'termination.asked' })}>
        Choose new manager
      </Button>
    )
  const [tab, label] = tabs[name] ?? []
  return tab === undefined || label === undefined || state === 'done' ? null : (
    <LinkButton size="sm" href={tabOf(employee.id, tab)}>
      {label}
    </LinkButton>
  )
}
