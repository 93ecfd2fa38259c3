/** The paths whose responses have arrived and are successful. @param late resolves when waiting ends. */
export async function earlyAnswersThere(late: Promise<undefined>): Promise<readonly string[]> {
  const asked = [...(globalThis.earlyAnswers ?? [])];
  const good = asked.map(async ([path, early]) => {
    const response = await Promise.race([early?.response.catch(() => undefined), late]);
    return response?.ok ? [path] : [];
  });
  return (await Promise.all(good)).flat();
}
