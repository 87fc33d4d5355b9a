import { useEffect, useState } from 'react'
import { Avatar } from '../kit/Avatar.tsx'
import { useRunningApp } from './machines.tsx'

interface PersonAvatarProps {
  readonly person: { readonly fullName: string; readonly avatarUrl: string | null }
  readonly size?: 24 | 32 | 40 | 64 | 96
}

/**
 * Somebody's picture, or the default one, which is drawn without asking (`kernel/person.ts`). An <img> cannot send the access token, so the picture is fetched as bytes, once
 * for all the places that show it.
 */
export const PersonAvatar = ({ person: { fullName, avatarUrl }, size = 32 }: PersonAvatarProps) => {
  const { avatars } = useRunningApp()
  const [fetched, setFetched] = useState<{ readonly of: string; readonly src: string | null } | null>(null)
  const known = avatarUrl === null ? null : avatars.known(avatarUrl)
  useEffect(() => {
    if (avatarUrl === null || known !== null) return
    let isHere = true
    avatars.fetch(avatarUrl).then((src) => {
      if (isHere) setFetched({ of: avatarUrl, src })
    })
    return () => {
      isHere = false
    }
  }, [avatars, avatarUrl, known])
  return <Avatar name={fullName} size={size} src={known ?? (fetched?.of === avatarUrl ? fetched?.src : null)} />
}
