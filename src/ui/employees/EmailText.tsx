/** Broken before its host, where it must be broken. */
export const EmailText = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
