import { Suspense, useState } from 'react'
import { mayManageAccounts } from '../../../domain/employees/accounts/rules.ts'
import type { StartStep } from '../../../domain/employees/starting/progress.ts'
import { whoDoes } from '../../../domain/employees/starting/startWording.ts'
import type { StartSight } from '../../../domain/employees/starting/whose.ts'
import { assetsGate, meets } from '../../../domain/permissions/gate.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { useOffering } from '../../app/session.ts'
import { Button } from '../../kit/Button.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Text } from '../../kit/Text.tsx'
import { useActor } from '../area.ts'
import { acceptedPictures, usePictureChoice } from '../choosingPicture.ts'
import { laterTab } from '../laterTab.tsx'
import type { TabProps } from '../tab.ts'
import { tabOf } from './area.ts'
import { WorkStep } from './WorkStep.tsx'

interface StepActProps extends Pick<TabProps, 'profile' | 'employee' | 'offers'> {
  readonly sight: StartSight
  readonly step: StartStep
}

/** What does a step, or leads to where it is done; who does it, where the reader may not. */
export const StepAct = (props: StepActProps) => {
  const { employee, sight, step } = props
  const { name, state } = step
  const { id } = employee
  const isOwn = sight === 'own'
  if (state === 'done') return null
  switch (name) {
    case 'position':
    case 'manager':
      return <WorkStep {...props} name={name} />
    case 'photo':
      return <PhotoStep {...props} />
    case 'login':
      return <LoginStep {...props} />
    case 'policies':
      return isOwn ? (
        <Go to={pathTo('hrPolicies')}>Read and agree</Go>
      ) : (
        <Go to={pathTo('employeeCompliance', { employeeId: id })}>Show policies</Go>
      )
    case 'certifications':
      return <Go to={tabOf(id, 'certifications')}>{isOwn ? 'Submit' : 'Show certifications'}</Go>
    case 'assets':
      return isOwn || state === 'waiting' ? (
        <Go to={tabOf(id, 'assets')}>{isOwn ? 'Accept' : 'Show assets'}</Go>
      ) : (
        <AssetsStep {...props} />
      )
  }
}

const Go = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <LinkButton size="sm" href={to}>
    {children}
  </LinkButton>
)

const By = ({ children }: { readonly children: string }) => (
  <Text as="span" style="small" tone="muted">
    {children}
  </Text>
)

const PhotoStep = ({ profile, offers }: StepActProps) => {
  const { isBusy, choose } = usePictureChoice(profile)
  return (
    <FileButton
      size="sm"
      label="Picture"
      accept={acceptedPictures}
      denied={offers.edit}
      busy={isBusy}
      onOffered={([file]) => void choose(file)}
    >
      Add picture
    </FileButton>
  )
}

const Inviting = laterTab<{ readonly employee: StepActProps['employee']; readonly onDone: () => void }>(
  async () => (await import('./Inviting.tsx')).Inviting,
  'employees/accounts',
)

const LoginStep = ({ employee, step }: StepActProps) => {
  const actor = useActor()
  const [isInviting, setInviting] = useState(false)
  if (!mayManageAccounts(actor).allowed) return step.state === 'open' ? <By>{whoDoes.login}</By> : null
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setInviting(true)}>
        {step.state === 'open' ? 'Invite to sign in' : 'Send invitation again'}
      </Button>
      {isInviting ? (
        <Suspense fallback={null}>
          <Inviting employee={employee} onDone={() => setInviting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** As the register asks it of whoever hands assets out. */
const assigning = { ...assetsGate, feature: { id: 'assetManagerManage', action: 'Modify' } } as const

const AssetsStep = ({ employee: { id } }: StepActProps) =>
  meets(assigning, useActor(), useOffering()).allowed ? (
    <Go to={tabOf(id, 'assets', 'assign')}>Assign asset</Go>
  ) : (
    <By>{whoDoes.assets}</By>
  )
