import { slot } from '../kit/classes.ts'
import { Skeleton } from '../kit/Skeleton.tsx'

/** In the place of a record's header. */
export const ProfileSkeleton = () => (
  <div className={slot('profile', 'header')} role="status" aria-busy="true" aria-label="Loading profile">
    <Skeleton circle height={64} />
    <div className={slot('profile', 'words')}>
      <Skeleton width={220} height={20} />
      <Skeleton width={160} />
    </div>
  </div>
)
