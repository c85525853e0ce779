/** What a frame keeps in its storages, which a full browser denies to a frame of another origin. Runs in the frame. */
export function storedInFrame(): string {
  try {
    return `${sessionStorage.length} and ${localStorage.length}`
  } catch {
    return 'denied'
  }
}
