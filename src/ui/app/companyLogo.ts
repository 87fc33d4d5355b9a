import { useEffect, useState } from 'react'
import { showsWelcome } from '../../domain/onboarding/progress.ts'
import { mayEditLogo } from '../../domain/onboarding/updates.ts'
import { wording } from '../../domain/onboarding/wording.ts'
import type { OnboardingActor } from '../../machines/onboarding/onboarding.machine.ts'
import type { RunningApp } from '../../machines/session/runningApp.ts'
import { lazily } from './lazily.ts'
import { useAppState, useRunningApp, useToasts } from './machines.tsx'
import { useActor, usePart, useTenant } from './session.ts'

/** The logo's dialogs and the welcome: code nobody needs to see the first screen. */
const dialogs = lazily(() => import('../onboarding/LogoDialogs.tsx'))

const opened = (app: RunningApp) => Promise.all([app.openArea('onboarding'), dialogs.load()])

/** § 6 Logo editing is for admins. */
export const useMayEditLogo = (): boolean => mayEditLogo(useActor()).allowed

/** What pressing the logo, or its empty place, does. */
export const useAskForLogo = (): (() => void) => {
  const app = useRunningApp()
  const toasts = useToasts()
  return () => {
    opened(app).then(
      () => (app.root.system.get('onboarding') as OnboardingActor).send({ type: 'logo.asked' }),
      () => toasts.send({ type: 'toast.announced', kind: 'error', text: wording.notLoaded }),
    )
  }
}

/** § 2.5 The welcome shows under these conditions, and only to those who may upload a logo. */
export const useWelcomeIsDue = (): boolean => {
  const { employeeId } = useActor()
  const { logoUrl } = useTenant()
  const onboarding = usePart('onboarding')
  return useMayEditLogo() && showsWelcome({ onboarding, logoUrl, employeeId })
}

/** The dialogs, from the moment somebody may want them. */
export const useCompanyDialogs = () => {
  const app = useRunningApp()
  const isOpen = useAppState(({ children }) => 'onboarding' in children)
  const isDue = useWelcomeIsDue()
  const isWanted = isOpen || isDue
  const [code, setCode] = useState(dialogs.loaded)
  useEffect(() => {
    if (!isWanted) return
    // The person who pressed the logo is told when it fails; a welcome that could not be loaded waits for the next
    // visit.
    opened(app).then(
      ([, loaded]) => setCode(loaded),
      () => undefined,
    )
  }, [app, isWanted])
  return isOpen ? code : undefined
}
