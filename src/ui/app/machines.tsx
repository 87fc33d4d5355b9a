import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DownloadActor } from '../../machines/kit/download.machine.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import type { toastsMachine } from '../../machines/kit/toasts.machine.ts'
import type { AppActor } from '../../machines/session/app.machine.ts'
import type { NavigationActor } from '../../machines/session/navigation.machine.ts'
import type { ReadinessActor } from '../../machines/session/readiness.machine.ts'
import type { RunningApp } from '../../machines/session/runningApp.ts'
import type { TenantSelectionActor } from '../../machines/session/tenantSelection.machine.ts'

const Running = createContext<RunningApp | null>(null)

/** The running program for everything below: the view asks machines where they are and tells them what happened. */
export const RunningAppProvider = ({ app, children }: { readonly app: RunningApp; readonly children: ReactNode }) => (
  <Running value={app}>{children}</Running>
)

export const useRunningApp = (): RunningApp => {
  const app = useContext(Running)
  if (!app) throw new Error('There is no running app above this component')
  return app
}

export const useApp = (): AppActor => useRunningApp().root

export const useAppState = <A,>(select: (snapshot: ReturnType<AppActor['getSnapshot']>) => A): A =>
  useSelector(useApp(), select)

export const useNavigation = (): NavigationActor => useApp().system.get('navigation') as NavigationActor

export const useNavigationState = <A,>(select: (snapshot: ReturnType<NavigationActor['getSnapshot']>) => A): A =>
  useSelector(useNavigation(), select)

export const useToasts = (): ActorRefFrom<typeof toastsMachine> => useApp().system.get('toasts')

/** Only inside the shell: the data everything stands on. */
export const useReadiness = (): ReadinessActor => useApp().system.get('readiness') as ReadinessActor

export const useReadinessState = <A,>(select: (snapshot: ReturnType<ReadinessActor['getSnapshot']>) => A): A =>
  useSelector(useReadiness(), select)

/** Only while the picker shows. */
export const useTenantSelection = (): TenantSelectionActor =>
  useApp().system.get('tenantSelection') as TenantSelectionActor

export interface OpenedBy<Subject> {
  readonly opened: (subject: Subject) => Parameters<ReadingActor['send']>[0]
}

/** Fetches a file by the download of this system id, and whether one is being fetched. */
export const useDownloadOf = <Subject,>(systemId: string) => {
  const download: DownloadActor = useApp().system.get(systemId)
  return {
    isBusy: useSelector(download, (snapshot) => snapshot.hasTag('busy')),
    fetch: (subject: Subject) => download.send({ type: 'download.asked', subject }),
  }
}

/** Opens a reading for as long as its page shows; closed while there is nothing to read. */
export const useReadingWhileShown = <Subject,>(
  reading: ReadingActor,
  { opened }: OpenedBy<Subject>,
  subject: Subject | null,
): ReadingActor => {
  const key = JSON.stringify(subject)
  // biome-ignore lint/correctness/useExhaustiveDependencies: two subjects that say the same are the same.
  useEffect(() => {
    if (subject === null) return
    reading.send(opened(subject))
    return () => reading.send({ type: 'reading.closed' })
  }, [reading, key])
  return reading
}
