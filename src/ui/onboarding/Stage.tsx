import { ArrowRight, CircleCheck, CircleDashed, CircleSlash, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OnboardingStage, OnboardingStatus } from '../../domain/onboarding/nouns.ts'
import { stageNamed, statusNames } from '../../domain/onboarding/stageWords.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import { denials } from '../../domain/permissions/wording.ts'
import { pathTo, places, routeAccess } from '../../domain/session/places.ts'
import { useActor, useOffering, useTenant } from '../app/session.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Text } from '../kit/Text.tsx'
import { useOnboarding } from './area.ts'
import { destinationOf } from './stageLinks.ts'

const icons = { Pending: CircleDashed, Completed: CircleCheck, Skipped: CircleSlash }
const tones = { Pending: 'warning', Completed: 'success', Skipped: 'neutral' } as const

/** One step: what it is, what it still needs, where that is done; and done, skipped or open by a press. */
export const Stage = ({ stage: { type, status } }: { readonly stage: OnboardingStage }) => {
  const onboarding = useOnboarding()
  const { title, need } = stageNamed(type)
  const first = useRef<HTMLButtonElement>(null)
  const isPending = status === 'Pending'
  const Icon = icons[status]
  const set = (status: OnboardingStatus) => onboarding.send({ type: 'stage.asked', stage: type, status })
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    // What was pressed has gone with the change; the button beside it stays.
    if (document.activeElement === document.body) first.current?.focus()
  }, [status])
  const name = <span className="sr-only">{title}</span>
  return (
    <li className={slot('setupStages', 'item')}>
      <span className={slot('setupStages', 'mark', { status })}>
        <Icon aria-hidden="true" />
      </span>
      <div className={slot('setupStages', 'words')}>
        <div className={slot('setupStages', 'head')}>
          <Text as="h2" style="body">
            <strong>{title}</strong>
          </Text>
          <Badge tone={tones[status]}>{statusNames[status]}</Badge>
        </div>
        {isPending ? <Need type={type} need={need} /> : null}
      </div>
      <div className={slot('setupStages', 'actions')}>
        {/* One button throughout, so that the focus stays on it. */}
        <Button ref={first} size="sm" tone="ghost" onClick={() => set(isPending ? 'Completed' : 'Pending')}>
          {isPending ? 'Mark as done' : 'Reopen'}
          {name}
        </Button>
        {isPending ? (
          <Button size="sm" tone="ghost" onClick={() => set('Skipped')}>
            Skip
            {name}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

interface NeedProps {
  readonly type: string
  /** What is to be done, in a sentence. */
  readonly need: string
}

const Need = ({ type, need }: NeedProps) => (
  <>
    {need === '' ? null : <Text tone="muted">{need}</Text>}
    <div className={slot('setupStages', 'way')}>{type === 'logo' ? <LogoStep /> : <Place type={type} />}</div>
  </>
)

const LogoStep = () => {
  const onboarding = useOnboarding()
  const { logoUrl } = useTenant()
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onboarding.send({ type: 'logo.asked' })}>
      <Upload aria-hidden="true" />
      {logoUrl === null ? wording.addLogo : wording.changeLogo}
    </Button>
  )
}

/** Not of `HR documents`. */
const inSentence = (title: string): string =>
  /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** A step whose area the person cannot open says why, instead of a link. */
const Place = ({ type }: Pick<NeedProps, 'type'>) => {
  const actor = useActor()
  const offering = useOffering()
  const destination = destinationOf(type)
  if (destination === null) return null
  const access = routeAccess(destination, actor, offering)
  return access.allowed ? (
    <LinkButton size="sm" href={pathTo(destination)}>
      {`Open ${inSentence(places[destination].title)}`}
      <ArrowRight aria-hidden="true" />
    </LinkButton>
  ) : (
    <Text style="small" tone="muted">
      {denials[access.because]} Skip this step.
    </Text>
  )
}
