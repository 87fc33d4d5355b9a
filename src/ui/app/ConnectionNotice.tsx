import { useSelector } from '@xstate/react'
import { WifiOff } from 'lucide-react'
import { wording } from '../../domain/session/wording.ts'
import type { ConnectionActor } from '../../machines/session/connection.machine.ts'
import { look } from '../kit/classes.ts'
import { useApp } from './machines.tsx'

/** While the server cannot be reached. The place is always there, so that what appears in it is read out. */
export const ConnectionNotice = () => {
  const connection = useApp().system.get('connection') as ConnectionActor
  const isLost = useSelector(connection, (snapshot) => snapshot.hasTag('lost'))
  return (
    <div role="status" className={look('connection')}>
      {isLost ? (
        <>
          <WifiOff aria-hidden="true" />
          <span>{wording.unreachable}</span>
        </>
      ) : null}
    </div>
  )
}
