import { useState } from 'react'
import { Button } from '../../ui/kit/Button.tsx'

type Copied = 'no' | 'yes' | 'failed'

const said: Readonly<Record<Copied, string>> = {
  no: '',
  yes: 'Copied',
  failed: 'The browser did not allow it',
}

/** Puts text on the clipboard and says whether that worked. */
export const CopyButton = ({ label, text }: { readonly label: string; readonly text: () => string }) => {
  const [copied, setCopied] = useState<Copied>('no')
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  return (
    <>
      <Button onClick={copy} onBlur={() => setCopied('no')}>
        {label}
      </Button>
      <span role="status">{said[copied]}</span>
    </>
  )
}
