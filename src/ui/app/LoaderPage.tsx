import { loadingMessageOf } from '../../machines/session/app.selectors.ts'
import { slot } from '../kit/classes.ts'
import { Mark } from './Mark.tsx'
import { useAppState } from './machines.tsx'

/** § 2.2 Page loader. After 3 s and 8 s more it says something (§ 1). */
export const LoaderPage = () => {
  const message = useAppState(loadingMessageOf)
  return (
    <main className={slot('standalone', 'root')}>
      <div className={slot('standalone', 'mark', { breathing: true })}>
        <Mark />
      </div>
      <p className={slot('standalone', 'message')} role="status" aria-label={message === null ? 'Loading' : undefined}>
        {message}
      </p>
    </main>
  )
}
