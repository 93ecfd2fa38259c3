/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has taken the address by the next task in every browser we test.
  window.setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
