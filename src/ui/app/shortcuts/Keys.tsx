import { Fragment } from 'react'
import type { Shortcut } from '../../../domain/session/shortcuts.ts'
import { slot } from '../../kit/classes.ts'
import { controlKey } from '../pressedKey.ts'

/** A shortcut as it is pressed: `Ctrl` `K`, or `G` then `H`. */
export const Keys = ({
  shortcut: { keys, withControl },
}: {
  readonly shortcut: Pick<Shortcut, 'keys' | 'withControl'>
}) => (
  <span className={slot('keys', 'combination')}>
    {withControl ? <Key name={controlKey} /> : null}
    {keys.map((key, at) => (
      <Fragment key={key}>
        {at === 0 ? null : <span className="sr-only">then</span>}
        <Key name={key.toUpperCase()} />
      </Fragment>
    ))}
  </span>
)

export const Key = ({ name }: { readonly name: string }) => <kbd className={slot('keys', 'key')}>{name}</kbd>
