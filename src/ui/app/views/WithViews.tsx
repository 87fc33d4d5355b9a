import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { RecordDialogsActor } from '../../../machines/kit/recordDialogs.machine.ts'
import type { savedViewsMachine } from '../../../machines/views/savedViews.ts'
import type { viewsMachine } from '../../../machines/views/views.machine.ts'
import { useApp, useRunningApp } from '../machines.tsx'

export type ViewsActor = ActorRefFrom<typeof savedViewsMachine>

export interface ViewActors {
  readonly views: ViewsActor
  readonly dialogs: RecordDialogsActor
}

interface WithViewsProps {
  /** Stands there while they are being loaded, and where they cannot be. */
  readonly until: ReactNode
  readonly children: (actors: ViewActors) => ReactNode
}

/** A page does not wait for the views of its list. */
export const WithViews = ({ until, children }: WithViewsProps) => {
  const app = useRunningApp()
  const [isOpen, setIsOpen] = useState(app.isOpen('views'))
  useEffect(() => {
    let isWanted = true
    app.openArea('views').then(
      () => isWanted && setIsOpen(true),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [app])
  return isOpen ? <Opened>{children}</Opened> : until
}

const Opened = ({ children }: Pick<WithViewsProps, 'children'>) => {
  const area: ActorRefFrom<typeof viewsMachine> = useApp().system.get('views')
  const views = useSelector(area, (snapshot) => snapshot.children.views as ViewsActor | undefined)
  const dialogs = useSelector(area, (snapshot) => snapshot.children.dialogs as RecordDialogsActor | undefined)
  return views === undefined || dialogs === undefined ? null : children({ views, dialogs })
}
