import { ActorTree } from './ActorTree.tsx'
import { Attendance } from './Attendance.tsx'
import { EventLog } from './EventLog.tsx'
import { useFollowed } from './useFollowed.ts'
import './live.css'

/** Everything that runs and everything that happens, in every open tab. */
export const LiveBench = () => {
  const followed = useFollowed()
  return (
    <div className="live">
      <title>Live · Chart workshop · Tenure</title>
      <h1 tabIndex={-1}>Live</h1>
      <Attendance followed={followed} />
      <ActorTree tabs={followed.tabs} machineId={null} />
      <EventLog log={followed.log} count={followed.count} />
    </div>
  )
}
