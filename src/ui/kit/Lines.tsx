import { Fragment } from 'react'

/** Text of several lines, as it was written. */
export const Lines = ({ children }: { readonly children: string }) =>
  children.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ))
