import { Fragment } from 'react'
import { hrefOf } from './address.ts'

/** Words of a comment: code stays code, and a section leads to everything that keeps a rule of it. */
export const SpecText = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(§\s*\d+(?:\.\d+)*|`[^`]+`)/).map((part, index) => {
      const key = `${index}`
      if (part.startsWith('§'))
        return (
          <a key={key} className="spec-link" href={hrefOf({ find: part.replace(/§\s*/, '§ ') })}>
            {part}
          </a>
        )
      if (part.startsWith('`') && part.length > 2) return <code key={key}>{part.slice(1, -1)}</code>
      return <Fragment key={key}>{part}</Fragment>
    })}
  </>
)
